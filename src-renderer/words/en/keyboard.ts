/** The texts of keyboard/. */
export const keyboard = {
  // What the actions of the command palette are grouped by.
  'group.scanning': 'Scanning',
  'group.orders': 'Orders',
  'group.tracking': 'Tracking',
  'group.manifests': 'Manifests',
  'group.address-book': 'Address book',
  'group.validate': 'Validate',
  'group.accounts': 'Accounts',
  'group.go-to': 'Go to',
  'group.packbench': 'Packbench',
} as const;
