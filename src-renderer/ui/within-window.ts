/**
 * For a panel that opens over the screen: with large text it covers its own button rather than reach over the edge of
 * the window, where the focus would be out of sight. What is higher than the window scrolls (mantine-bridge.css).
 */
export const WITHIN_WINDOW = { shift: { crossAxis: true } };
