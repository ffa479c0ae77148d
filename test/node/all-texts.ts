/** A test asks any screen's words, as a page that has come whole; the page's first script has only a part of them. */
import { en } from '../../src-renderer/words/en.ts';
import { speak } from '../../src-renderer/words/say.ts';

speak({ catalogue: en, locale: 'en' });
