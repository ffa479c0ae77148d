export function ScanFlash() {
  return null;
}
