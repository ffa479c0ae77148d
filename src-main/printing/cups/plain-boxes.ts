/**
 * What a PDF says of its pages in the plainest words: a name may be written in figures ('/Crop#42ox', ISO 32000-1
 * section 7.3.5), and a note may stand between any two words (section 7.2.3). For readers it is all the same.
 */

const namesOfBoxes = ['MediaBox', 'CropBox', 'TrimBox', 'Rotate', 'Kids', 'Parent', 'Type', 'Page'];

/** Its length is bounded, because a stream may hold anything. */
const nameInFigures = /\/[A-Za-z]{0,8}#[\dA-Fa-f]{2}[\dA-Za-z#]{0,24}/g;

/** From the name of a box to behind its figures, with the notes between them. */
const boxWithNotes = /\/(?:MediaBox|CropBox)(?:[-+.\d\s[R]|%[^\r\n]{0,200}[\r\n]){1,400}/g;

/** As long as it was. */
export function withPlainBoxes(text: string): string {
  return text.replace(nameInFigures, plainName).replace(boxWithNotes, withoutNotes);
}

function plainName(written: string): string {
  const name = written
    .slice(1)
    .replace(/#([\dA-Fa-f]{2})/g, (_, figures: string) => String.fromCharCode(Number.parseInt(figures, 16)));
  return namesOfBoxes.includes(name) ? `/${name}`.padEnd(written.length) : written;
}

const withoutNotes = (box: string): string => box.replace(/%[^\r\n]*/g, (note) => ' '.repeat(note.length));
