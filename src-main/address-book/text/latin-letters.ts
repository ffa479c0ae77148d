/**
 * Cyrillic, Greek, Georgian and Armenian words in Latin letters, as people write them where the keyboard has no others:
 * 'Иванов' is typed 'ivanov', 'Παπαδόπουλος' 'papadopoulos'. One way for each letter: of the many in use, most are an edit away, and
 * the search forgives that.
 */

const letters: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', ђ: 'dj', е: 'e', є: 'ye', ж: 'zh', з: 'z', и: 'i', і: 'i' },
  ...{ ј: 'j', к: 'k', л: 'l', љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c' },
  ...{ у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', џ: 'dz', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e' },
  ...{ ю: 'yu', я: 'ya' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
  ...{ ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n' },
  ...{ ო: 'o', პ: 'p', ჟ: 'zh', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'p', ქ: 'k', ღ: 'gh', ყ: 'q', შ: 'sh', ჩ: 'ch' },
  ...{ ც: 'ts', ძ: 'dz', წ: 'ts', ჭ: 'ch', ხ: 'kh', ჯ: 'j', ჰ: 'h' },
  ...{ ա: 'a', բ: 'b', գ: 'g', դ: 'd', ե: 'e', զ: 'z', է: 'e', ը: 'y', թ: 't', ժ: 'zh', ի: 'i', լ: 'l', խ: 'kh' },
  ...{ ծ: 'ts', կ: 'k', հ: 'h', ձ: 'dz', ղ: 'gh', ճ: 'ch', մ: 'm', յ: 'y', ն: 'n', շ: 'sh', ո: 'o', չ: 'ch' },
  ...{ պ: 'p', ջ: 'j', ռ: 'r', ս: 's', վ: 'v', տ: 't', ր: 'r', ց: 'ts', ւ: 'v', փ: 'p', ք: 'k', օ: 'o', ֆ: 'f' },
};
/** Letters that are read together. Folding has made й an и. */
const together: Readonly<Record<string, string>> = { ου: 'ou', αυ: 'av', ευ: 'ev', γγ: 'ng', γχ: 'nch', ու: 'u' };
/** Read otherwise where a word begins. */
const first: Readonly<Record<string, string>> = { μπ: 'b', ե: 'ye', ո: 'vo' };
const foreign =
  /ու|ου|αυ|ευ|γγ|γχ|(?:ии|ыи)(?!\p{L})|(?<!\p{L})(?:μπ|ե|ո)|[\u0370-\u03ff\u0400-\u052f\u0530-\u058f\u10d0-\u10ff]/gu;
const letter = /\p{L}/u;
const oneForeign = /[\u0370-\u03ff\u0400-\u052f\u0530-\u058f\u10d0-\u10ff]/u;

export function hasLatinForm(text: string): boolean {
  return oneForeign.test(text);
}

/** `folded`: as `foldText` answers. */
export function inLatinLetters(folded: string): string {
  return folded.replace(foreign, (found, at: number) => {
    if (found.endsWith('ии') || found.endsWith('ыи')) return 'y';
    const begins = Object.hasOwn(first, found) && !letter.test(folded.charAt(at - 1));
    return begins ? (first[found] ?? found) : (together[found] ?? letters[found] ?? found);
  });
}
