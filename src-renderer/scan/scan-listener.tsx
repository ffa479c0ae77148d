export function ScanListener() {
  return null;
}
