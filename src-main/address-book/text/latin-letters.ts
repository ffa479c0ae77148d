/**
 * Cyrillic and Greek words in Latin letters, as people write them where the keyboard has no others: 'Иванов' is typed
 * 'ivanov', 'Παπαδόπουλος' 'papadopoulos'. One way for each letter: of the many in use, most are an edit away, and
 * the search forgives that.
 */

const letters: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', ђ: 'dj', е: 'e', є: 'ye', ж: 'zh', з: 'z', и: 'i', і: 'i' },
  ...{ ј: 'j', к: 'k', л: 'l', љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c' },
  ...{ у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', џ: 'dz', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e' },
  ...{ ю: 'yu', я: 'ya' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
};
/** Letters that are read together. Folding has made й an и. */
const together: Readonly<Record<string, string>> = { ου: 'ou', αυ: 'av', ευ: 'ev', γγ: 'ng', γχ: 'nch' };
const foreign = /ου|αυ|ευ|γγ|γχ|(?:ии|ыи)(?!\p{L})|(?<!\p{L})μπ|[\u0370-\u03ff\u0400-\u052f]/gu;
const oneForeign = /[\u0370-\u03ff\u0400-\u052f]/u;

export function hasLatinForm(text: string): boolean {
  return oneForeign.test(text);
}

/** Of folded text. */
export function inLatinLetters(folded: string): string {
  return folded.replace(foreign, (found) => {
    if (found.endsWith('ии') || found.endsWith('ыи')) return 'y';
    return found === 'μπ' ? 'b' : (together[found] ?? letters[found] ?? found);
  });
}
