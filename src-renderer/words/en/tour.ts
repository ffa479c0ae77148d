/** The texts of tour/: from a scan to paper in two minutes, on a practice account. Each step is one or two short sentences. */
export const tour = {
  title: 'Tour',
  // In the status line, until it was taken.
  take: 'Take the tour',
  action: 'Take the tour of Packbench',
  'no-practice':
    'The tour needs a practice account, and there is none. Nothing was changed. Close Packbench and start it again: they come with it.',
  step: 'Step {step, number} of {count, number}.',
  welcome: 'From a scan to paper in two minutes. This is a practice account: nothing is really shipped.',
  scan: 'Scan two parcels with your scanner, or have them scanned here. Each scan is looked up and selected.',
  'scan.do': 'Scan a parcel',
  manifest: 'Now make the manifest of what is selected: {keys}, and once more to confirm.',
  'manifest.do': 'Manifest them',
  paper: 'This is the paper, and it is kept on this computer. {print} prints it, {save} saves it.',
  doubts: 'If an answer of the service is ever lost, the request stands here, and is not sent again by itself.',
  help: '{help} helps on every screen, {all} finds every action. Take the tour again from Settings, Help.',
  // The shown account is not a practice account.
  live: 'The tour goes on when a practice account is shown. On this account it does nothing.',
  next: 'Next',
  finish: 'Finish',
  end: 'End the tour',
} as const;
