/** The codes of the command sheet: 'PB:CONFIRM' and the like, on every screen. No order number begins like that. */
import { allActions, type CommandCode, commandCodes, useActionsStore } from '../keyboard/actions-store.ts';
import { showNotice } from '../ui/notices-store.ts';
import { openDialog } from '../ui/open-dialog.ts';
import { say } from '../words/say.ts';

const PREFIX = 'PB:';

export function codeOfCommand(command: CommandCode): string {
  return PREFIX + command.toUpperCase();
}

/** Scanners that write small letters for capitals are about. */
export function isCommandCode(text: string): boolean {
  return text.toUpperCase().startsWith(PREFIX);
}

/** Runs the action for it that is shown, as a key does: nothing that a dialog covers. Or says that there is none. */
export function runCommandCode(text: string): void {
  const command = commandCodes.find((one) => codeOfCommand(one) === text.trim().toUpperCase());
  if (command === undefined) {
    showNotice('bad', say('scan.command.unknown', { code: text }));
    return;
  }
  const isCovered = openDialog() !== null;
  const action = allActions(useActionsStore.getState().byOwner).find(
    (one) => one.command === command && one.enabled !== false && (one.overDialogs === true || !isCovered),
  );
  if (action !== undefined) action.run();
  else if (command === 'cancel') pressEscape();
  else showNotice('bad', say('scan.command.nothing', { command: say(`scan.command.${command}`) }));
}

/** Every dialog, menu and question is left by this key. */
function pressEscape(): void {
  const place = document.activeElement ?? document.body;
  place.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }));
}
