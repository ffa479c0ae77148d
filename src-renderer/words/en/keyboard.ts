/** The texts of keyboard/. */
export const keyboard = {
  // The groups of actions in the command palette.
  'group.scanning': 'Scanning',
  'group.orders': 'Orders',
  'group.tracking': 'Tracking',
  'group.manifests': 'Manifests',
  'group.address-book': 'Address book',
  'group.validate': 'Validate',
  'group.rates': 'Rates',
  'group.accounts': 'Accounts',
  'group.go-to': 'Go to',
  'group.packbench': 'Packbench',
  palette: 'Actions',
  'palette.open': 'Find an action',
  'palette.hint': 'Type a part of its name',
  'palette.nothing': 'No action is called that. Try a shorter part of its name.',
  sheet: 'Shortcuts',
  'sheet.open': 'Show all shortcuts',

  // The keys of a list that has the focus.
  list: 'In a list',
  'list.row': 'Move by one row',
  'list.page': 'Move by a page',
  'list.first': 'First row',
  'list.last': 'Last row',
  'list.select': 'Select the row',
  'list.select-to': 'Select from here to there',
  'list.select-all': 'Select every row',
  'list.open': 'Open the row',
} as const;
