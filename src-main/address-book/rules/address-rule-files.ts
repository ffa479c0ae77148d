/** The shape of the files in resources/address-rules. The README.md there explains their fields. */

/** Left: the short form; right: what people write for it. Words are folded; several words make one spelling. */
export type Shorts = Readonly<Record<string, readonly string[]>>;

/** Words in the file of a language or a country. */
export interface WordRules {
  readonly about: string;
  readonly sources: readonly RuleSource[];
  readonly licence: string;
  readonly streetTypes?: Shorts;
  readonly kindsBefore?: Shorts;
  readonly kindsBehind?: Shorts;
  readonly words?: Shorts;
  readonly endings?: Shorts;
  readonly leftOut?: readonly string[];
  readonly joining?: readonly string[];
  readonly elisions?: readonly string[];
  readonly plurals?: readonly string[];
  readonly houses?: readonly string[];
  readonly sites?: readonly string[];
  readonly buildings?: readonly string[];
  readonly unitWords?: readonly string[];
  readonly placesOfFlats?: readonly string[];
  readonly boundWords?: readonly string[];
  readonly contrasts?: readonly string[];
  readonly prepositions?: readonly string[];
  readonly units?: Shorts;
  readonly unitsAfter?: Shorts;
  readonly unitsAlone?: Shorts;
  readonly levels?: readonly string[];
  readonly levelsCountedByE?: readonly string[];
  readonly floors?: Shorts;
  readonly doors?: Shorts;
  readonly doorsOfFloors?: readonly string[];
  readonly boxes?: Shorts;
  readonly careOf?: readonly string[];
  readonly routes?: readonly string[];
  readonly titles?: readonly string[];
  readonly numberWords?: readonly string[];
  readonly additions?: readonly string[];
  readonly unnumbered?: readonly string[];
  readonly ordinals?: readonly string[];
  readonly lanes?: readonly string[];
  readonly countedHouses?: readonly string[];
  readonly partsOfTowns?: readonly string[];
  readonly partBegins?: readonly string[];
  readonly partEnds?: readonly string[];
}

export interface RuleSource {
  /** The document's name. */
  readonly name: string;
  readonly section: string;
  /** What it was checked against, or that it was written from memory. */
  readonly checked: string;
  readonly licence: string;
}

export interface CountryFile extends WordRules {
  readonly languages: readonly string[];
  readonly numberPlace: string;
  readonly dotInNumbers?: boolean;
  readonly letterBeforeNumber?: boolean;
  readonly squares?: boolean;
  readonly plates?: boolean;
  readonly sidesAtNumbers?: boolean;
  readonly letteredParts?: Readonly<Record<string, string>>;
  readonly romanFloors?: boolean;
  readonly countedDoors?: boolean;
  readonly plainKind?: string;
  readonly quarters?: Shorts;
  readonly numberedQuarters?: boolean;
  readonly directionInside?: boolean;
  readonly crossings?: boolean;
  readonly letteredStreets?: boolean;
  readonly leadingTypes?: readonly string[];
  readonly typePlace?: string;
  readonly slash?: string;
  readonly slashRanges?: boolean;
  readonly hyphen?: string;
  readonly hash?: string;
  readonly afterNumber?: string;
  readonly script?: string;
  readonly vowels?: string;
  readonly letters?: string;
  readonly groupedBoxes?: boolean;
  readonly wholeSlashPostCodes?: string;
  readonly joinedHyphenPostCodes?: string;
  readonly postCode: PostCodeRules;
  readonly states?: Shorts;
  readonly places?: Shorts;
  readonly placesWithout?: string;
  readonly districts?: string;
  readonly districtTowns?: readonly string[];
  readonly provinces?: Shorts;
  readonly largeTowns?: readonly string[];
  readonly placesEndAt?: readonly string[];
}

export interface PostCodeRules {
  /** The country has no post codes: what stands in the field is ignored. */
  readonly none?: boolean;
  /** What may stand before the digits, folded: 'd' in 'D-10115'. */
  readonly prefixes?: readonly string[];
  /** A regular expression for a whole post code, folded and without spaces and dashes. */
  readonly shape?: string;
  /** How many characters name the post code; the rest is an addition (the +4 of a ZIP code). */
  readonly length?: number;
  /** What one code is the code of, where that is no more than a house ('house') or a street ('street'). */
  readonly names?: string;
  /** How many digits a code has, where it may begin with zeros that get lost. */
  readonly digits?: number;
  /** How many of them may be zeros that get lost: two, and only as long as three digits are left, where nothing is said. */
  readonly zeros?: number;
}
