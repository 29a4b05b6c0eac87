/** Whether a word in a sentence means that the thing is really there: not denied, not drawn, not a comparison, not a warning. */
import { at, type Document, type Key, type Sentence } from '#lib/domain/safety/document'
import { overlap, type Span } from '#lib/domain/safety/match'
import type { Token } from '#lib/domain/safety/normalise'

export interface Reading {
  /** Innocent compounds of the rule. */
  innocent?: readonly Key[]
  /** A toy, paper or clay one is harmless (a toy oven); it is not for small parts. */
  toysAreFine?: boolean
  /** "Do not let them swallow the beads" tells that beads are there. */
  isObject?: boolean
  /** Only compounds and denials count: for verbs, which are not drawn or compared. */
  plain?: boolean
  /** How many words a denial reaches at most, where that is less than usual. */
  denialReach?: number
  /** To swap, replace or remove it is to handle it (a battery). */
  swapsAreUses?: boolean
  /** Words that mean something else where the card tells of the scene: a "screen" in a card about shadows on a sheet. */
  scenes?: readonly Scene[]
  /** "A pompom" is one of the harmless ones listed; "a balloon" need not be the paper one. */
  bareIsListed?: boolean
  /** Where the card tells of this (a pond, a farm), nothing is taken for a toy because another one is. */
  realWhere?: Key
}
export interface Scene {
  words: Key
  in: Key
}
export interface Mention {
  sentence: Sentence
  span: Span
}

const farReach = 10
const nearReach = 7
/** "Popcorn, nuts and hard sweets are not for this age": a warning lists several things. */
const listReach = 14

/** True where the words of the span stand for the real thing in use. */
export function isUse(sentence: Sentence, span: Span, reading: Reading): boolean {
  if (isInnocent(sentence, span, reading)) return false
  if (isDenied(sentence, span, reading)) return false
  if (reading.plain) return true
  return !(
    isLook(sentence, span) ||
    isInRole(sentence, span) ||
    isLikened(sentence, span) ||
    isDepicted(sentence, span, reading.toysAreFine ?? false) ||
    isWarning(sentence, span) ||
    isFoundLyingAbout(sentence, span)
  )
}

/** Inside an innocent compound. "The turtle's shell" is a part of the turtle, where a "turtle shell" need not be. */
function isInnocent(sentence: Sentence, span: Span, { innocent = [], plain = false }: Reading): boolean {
  const owns = !plain && sentence.tokens[span.end - 1]?.possessive === true
  return innocent.some((key) => at(sentence, key).some((compound) => overlap(compound, span) && !(owns && compound.start === span.start)))
}

/** The uses of a group in a sentence. */
export function usesOf(sentence: Sentence, key: Key, reading: Reading): Span[] {
  return at(sentence, key).filter((span) => isUse(sentence, span, reading))
}

const neverHarmless = (): boolean => false

/** The uses of a group in a card. `isHarmless` tells of a single mention (a ball by its size). What the card lists or tells of only as something
 * harmless ("6 jumbo beads", "a cardboard box as the oven") is that too where it is called by its bare name. */
export function usesIn({ sentences }: Document, key: Key, reading: Reading, isHarmless: (mention: Mention) => boolean = neverHarmless): Mention[] {
  const mentions = sentences.flatMap((sentence) => at(sentence, key).map((span) => ({ sentence, span })))
  if (mentions.length === 0) return []
  const uses = mentions.filter(
    (mention) =>
      isUse(mention.sentence, mention.span, reading) &&
      !isHarmless(mention) &&
      !reading.scenes?.some((scene) => isOfScene(sentences, mention, scene)),
  )
  if (uses.length === 0 || uses.length === mentions.length) return uses
  if (reading.realWhere !== undefined && has(sentences, reading.realWhere)) return uses
  const harmless = mentions.filter((mention) => isHarmless(mention) || isHarmlessKind(mention, reading))
  const namesIn = (from: readonly Mention[]) => new Set(from.flatMap(headOf))
  const isListed = ({ sentence }: Mention) => sentence.field === 'materialsNeeded'
  const listedUses = uses.filter(isListed)
  const harmlessMaterials = harmless.filter(isListed)
  const listed = namesIn(listedUses)
  const harmlessListed = namesIn(harmlessMaterials)
  const harmlessTold = namesIn(harmless)
  return uses.filter((mention) => {
    const { sentence, span } = mention
    if (at(sentence, 'live').length > 0) return true
    if (reading.bareIsListed && isOneOf(mention, harmlessMaterials) && !isOneOf(mention, listedUses)) return false
    if (span.end - span.start > 1)
      return !(holdsDefinite(mention) && lastNames(mention).some((name) => harmlessListed.has(name) && !listed.has(name)))
    const head = headOf(mention)
    if (head.some((name) => listed.has(name))) return true
    if (head.some((name) => harmlessListed.has(name)) && reading.toysAreFine) return false
    return !(isDefinite(mention) && head.some((name) => harmlessTold.has(name)))
  })
}

/** "A pompom", "un pompón", or the bare name in the title or the description: one of those listed, unless the text tells where else it comes from
 * ("a coin from your purse"). */
function isOneOf(mention: Mention, listed: readonly Mention[]): boolean {
  const { sentence, span } = mention
  if (sentence.field === 'materialsNeeded' || !listed.some((other) => isSameName(mention, other))) return false
  if (at(sentence, 'comes_from').some((mark) => mark.start >= span.end && mark.start - span.end <= 2)) return false
  return sentence.field === 'title' || sentence.field === 'description' || isSingle(mention)
}

function isSameName(a: Mention, b: Mention): boolean {
  const length = a.span.end - a.span.start
  const formsAt = ({ sentence, span }: Mention, index: number) =>
    headOf({ sentence, span: { start: span.start + index, end: span.start + index + 1 } })
  return (
    length === b.span.end - b.span.start &&
    Array.from({ length }, (_, index) => index).every((index) => formsAt(a, index).some((form) => formsAt(b, index).includes(form)))
  )
}

/** In the singular, with no other word before it than an article or the verb that starts the sentence. */
function isSingle({ sentence, span }: Mention): boolean {
  const last = sentence.tokens[span.end - 1]?.text ?? ''
  if (sentence.language === 'he') return !/(?:ימ|ות|י)$/.test(last)
  return !last.endsWith('s') && (span.start <= 1 || at(sentence, 'single').some((word) => word.end === span.start))
}

function has(sentences: readonly Sentence[], key: Key): boolean {
  return sentences.some((sentence) => at(sentence, key).length > 0)
}

/** The scene speaks for the whole card, but not for what is listed as a material in other words. */
function isOfScene(sentences: readonly Sentence[], { sentence, span }: Mention, scene: Scene): boolean {
  if (!at(sentence, scene.words).some((word) => overlap(word, span)) || at(sentence, 'live').length > 0) return false
  return sentence.field === 'materialsNeeded' ? at(sentence, scene.in).length > 0 : has(sentences, scene.in)
}

/** A harmless thing that bears the name itself: "paper coins", "monedas de papel", "a bead as large as an orange", a toy; not a "coin purse". */
function isHarmlessKind({ sentence, span }: Mention, reading: Reading): boolean {
  const headLast = sentence.language === 'en'
  const isCompound = (reading.innocent ?? []).some((key) =>
    at(sentence, key).some(
      ({ start, end }) =>
        overlap({ start, end }, span) && (headLast ? (end === span.end && start < span.start) || end - span.end > 2 : start === span.start),
    ),
  )
  return isCompound || (reading.toysAreFine === true && (isToy(sentence, span) || isInRole(sentence, span)))
}

/** Its last word in English, else its first, without a Hebrew plural: "ביצים" and "ביצי פלסטיק" are the same thing. */
function headOf({ sentence, span }: Mention): string[] {
  const token = sentence.tokens[sentence.language === 'en' ? span.end - 1 : span.start]
  return token?.forms.flatMap((form) => [form, form.replace(/^ה/, '')]).map((form) => form.replace(/(?<=[א-ת]{3})(?:ימ|י|ות)$/, '')) ?? []
}

/** "Thread the beads", "ensarten las cuentas": the words of a find that hold the verb too. */
function holdsDefinite({ sentence, span }: Mention): boolean {
  return (
    at(sentence, 'definite').some((word) => word.start >= span.start && word.end < span.end) ||
    sentence.tokens[span.end - 1]?.text.startsWith('ה') === true
  )
}

function lastNames({ sentence, span }: Mention): readonly string[] {
  return headOf({ sentence, span: { start: span.end - 1, end: span.end } })
}

/** A prefix that holds or may hold the article, but not the first letter of a balloon, an acorn, a screw, a duck, a lizard, Lego or an egg. */
const hebrewArticle = /^[ושכמ]*(?!בלונ|בלוט|ברג|ברווז|לטא|לגו|ביצ)[הבל][א-ת]{2}/

/** "The beads", "las monedas", "הבלון", which were told of before. */
function isDefinite({ sentence, span }: Mention): boolean {
  if (hebrewArticle.test(sentence.tokens[span.start]?.text ?? '')) return true
  return at(sentence, 'definite').some((word) => word.end <= span.start && span.start - word.end <= 1)
}

function isDenied(sentence: Sentence, span: Span, reading: Reading): boolean {
  const isObject = reading.isObject ?? false
  const withinReach = (deny: Span) => span.start - deny.end <= (reading.denialReach ?? farReach)
  const before = [
    ...at(sentence, 'neg_far').map((deny) => ({ deny, near: false })),
    ...at(sentence, 'neg_near').map((deny) => ({ deny, near: true })),
  ]
  if (!reading.swapsAreUses && isSwappedAway(sentence, span)) return true
  const isHandled = (deny: Span) => reading.swapsAreUses === true && at(sentence, 'neg_tool').some((verb) => overlap(verb, deny))
  if (before.some(({ deny, near }) => !isHandled(deny) && withinReach(deny) && reaches(sentence, deny, span, near, isObject))) return true
  if (at(sentence, 'neg_free').some((free) => free.start === span.end)) return true
  if (at(sentence, 'neg_after').some((deny) => follows(sentence, deny, span))) return true
  return isKeptAway(sentence, span)
}

function isKeptAway(sentence: Sentence, span: Span): boolean {
  return at(sentence, 'keep').some((keep) =>
    at(sentence, 'away').some((away) => {
      const keptAway = keep.start < span.start && span.start - keep.end <= 6 && away.start >= span.end - 1 && away.start - span.end <= 8
      const keptFrom = keep.start < away.start && away.end <= span.start && away.start - keep.end <= 6 && span.start - away.end <= 4
      return keptAway || keptFrom
    }),
  )
}

function isSwappedAway(sentence: Sentence, span: Span): boolean {
  if (isSubstitute(sentence.tokens[span.start]) || !namesSubstitute(sentence, span)) return false
  return at(sentence, 'neg_swap').some(
    (swap) =>
      reaches(sentence, swap, span, false, false) &&
      !at(sentence, 'swap_for').some((mark) => mark.start >= swap.end && mark.start < span.start + 1) &&
      !sentence.tokens.slice(swap.end, span.start).some(isSubstitute),
  )
}

/** "החליפו את הכדורים בגולות": the Hebrew prefix of what comes instead. */
function isSubstitute(token: Token | undefined): boolean {
  return token?.text.startsWith('ב') === true
}

/** "Swap the marbles for balls" takes them away; "swap the marbles" does not. */
function namesSubstitute(sentence: Sentence, span: Span): boolean {
  return at(sentence, 'swap_for').some((mark) => mark.start >= span.end) || sentence.tokens.slice(span.end).some(isSubstitute)
}

function reaches(sentence: Sentence, deny: Span, span: Span, near: boolean, isObject: boolean): boolean {
  if (deny.end > span.start || span.start - deny.end > (near ? nearReach : farReach)) return false
  if (at(sentence, 'false_neg').some((trick) => overlap(trick, deny))) return false
  const between = (mark: Span) => mark.start >= deny.end && mark.end <= span.start
  if (at(sentence, 'neg_break').some(between)) return false
  const isTool = at(sentence, 'neg_tool').some((verb) => overlap(verb, deny)) && at(sentence, 'swap_for').some(between)
  if (isTool) return false
  if (endsWithItsClause(sentence, deny, span)) return false
  if (isObject && impliesUse(sentence, deny)) return false
  return !at(sentence, 'use_verb').some((verb) => between(verb) && (near ? verb.start > deny.end : startsAnew(sentence, verb, deny)))
}

/** "Do not let them swallow the beads" tells that beads are there; "no beads: they could swallow them" and "do not use beads" do not. */
function impliesUse(sentence: Sentence, deny: Span): boolean {
  if (at(sentence, 'use_denied').some((verb) => verb.start >= deny.start && verb.start <= deny.end)) return false
  const clauseEnd = sentence.tokens.findIndex((token, index) => index >= deny.end && token.text === ':')
  return at(sentence, 'implies_use').some((mark) => mark.start >= deny.end && (clauseEnd < 0 || mark.start < clauseEnd))
}

/** "If she does not talk yet, this is a delay": what is denied in a condition ends at its comma. */
function endsWithItsClause(sentence: Sentence, deny: Span, span: Span): boolean {
  return (
    commaBetween(sentence, deny.end, span.start) &&
    at(sentence, 'condition').some((mark) => mark.end <= deny.start && !commaBetween(sentence, mark.end, deny.start))
  )
}

/** "Do not run, roll the marbles": after a comma or "and" another order begins. */
function startsAnew(sentence: Sentence, verb: Span, deny: Span): boolean {
  if (verb.start <= deny.end) return false
  if (sentence.tokens[verb.start]?.text.startsWith('ו') === true) return true
  return at(sentence, 'joiner').some((joiner) => joiner.end === verb.start && joiner.start >= deny.end)
}

function follows(sentence: Sentence, deny: Span, span: Span): boolean {
  if (deny.start < span.end || deny.start - span.end > (sentence.field === 'safetyNotes' ? listReach : 6)) return false
  if (at(sentence, 'false_neg').some((trick) => overlap(trick, deny))) return false
  const comma = sentence.tokens.slice(span.end, deny.start).some((token) => token.text === ',')
  return !comma || !at(sentence, 'use_verb').some((verb) => verb.end <= span.start)
}

function isLook(sentence: Sentence, span: Span): boolean {
  const before = at(sentence, 'look_before').some(
    (look) => look.end === span.start || (look.end === span.start - 1 && !isJoined(sentence, look.end, span.start)),
  )
  if (before || at(sentence, 'look_after').some((look) => look.start === span.end)) return true
  return sentence.tokens[span.end - 1]?.hyphenated === true && at(sentence, 'look_joined').some((look) => look.start === span.end)
}

/** "Red paper and beads": what the colour tells of ends before the "and". */
function isJoined(sentence: Sentence, between: number, next: number): boolean {
  return sentence.tokens[next]?.text.startsWith('ו') === true || at(sentence, 'joiner').some((joiner) => joiner.start === between)
}

/** "Puff up like a balloon" compares; "things like coins" names examples. */
function isLikened(sentence: Sentence, span: Span): boolean {
  return at(sentence, 'simile').some((like) => {
    if (like.end > span.start || span.start - like.end > 2) return false
    const commaBefore = sentence.tokens[like.start - 1]?.text === ','
    const namesExamples = at(sentence, 'example').some((noun) => noun.end <= like.start && like.start - noun.end <= (commaBefore ? 3 : 2))
    return !namesExamples
  })
}

/** "A cardboard box as the oven", "una sábana hace de pantalla", "קופסה בתור כיריים". */
function isInRole(sentence: Sentence, span: Span): boolean {
  return at(sentence, 'role').some((role) => role.end <= span.start && span.start - role.end <= 2)
}

/** A toy, paper or clay one by the words beside it. */
export function isToy(sentence: Sentence, span: Span): boolean {
  if (at(sentence, 'live').some((live) => Math.abs(live.start - span.start) <= 2)) return false
  if (
    at(sentence, 'toy_before').some((toy) => toy.end <= span.start && span.start - toy.end <= 1 && !breaksBetween(sentence, toy.end, span.start + 1))
  )
    return true
  return at(sentence, 'toy_after').some((toy) => toy.start >= span.end && toy.start - span.end <= 2 && !breaksBetween(sentence, span.end, toy.start))
}

function isDepicted(sentence: Sentence, span: Span, toysAreFine: boolean): boolean {
  const drawn =
    at(sentence, 'depict').some((word) => governs(sentence, word, span, 5)) ||
    at(sentence, 'depict_after').some((word) => word.start >= span.end && word.start - span.end <= 1)
  if (drawn) return true
  if (!toysAreFine) return false
  if (at(sentence, 'live').some((live) => Math.abs(live.start - span.start) <= 2)) return false
  if (isToy(sentence, span)) return true
  return at(sentence, 'pretend').some((word) => governs(sentence, word, span, 7))
}

function governs(sentence: Sentence, word: Span, span: Span, reach: number): boolean {
  if (word.end > span.start || span.start - word.end > reach) return false
  const between = (mark: Span) => mark.start >= word.end && mark.end <= span.start
  if (at(sentence, 'depict_break').some((mark) => mark.start >= word.end && mark.start <= span.start)) return false
  return !at(sentence, 'use_verb').some((verb) => between(verb) && startsAnew(sentence, verb, word))
}

/** "A tablet with a toy piano": the toy is another thing. */
function breaksBetween(sentence: Sentence, from: number, to: number): boolean {
  return (
    commaBetween(sentence, from, to) ||
    [...at(sentence, 'depict_break'), ...at(sentence, 'joiner')].some((mark) => mark.start >= from && mark.end <= to)
  )
}

function commaBetween(sentence: Sentence, from: number, to: number): boolean {
  return sentence.tokens.slice(from, to).some((token) => token.text === ',')
}

/** "Watch out for small stones and acorns, that they do not go into the mouth": what lies about, not what the card brings. */
function isFoundLyingAbout(sentence: Sentence, span: Span): boolean {
  if (sentence.field !== 'safetyNotes' || namesThese(sentence, span)) return false
  return at(sentence, 'into_mouth').some(
    (mouth) =>
      mouth.start >= span.end &&
      at(sentence, 'watch_out').some(
        (mark) =>
          mark.end <= span.start &&
          span.start - mark.end <= nearReach &&
          !at(sentence, 'use_verb').some((verb) => verb.start >= mark.end && verb.end <= span.start),
      ),
  )
}

/** "The beads" rather than "beads"; in Hebrew only where the article is written, as "לאבנים" may be either. */
function namesThese(sentence: Sentence, span: Span): boolean {
  if (sentence.language === 'he') return sentence.tokens[span.start]?.text.startsWith('ה') === true
  return isDefinite({ sentence, span })
}

/** "Coins are a choking hazard" in a safety note warns, as does "use paper, because balloons burst"; "a hazard, so give marbles only ..." uses them. */
function isWarning(sentence: Sentence, span: Span): boolean {
  if (sentence.field !== 'safetyNotes' || at(sentence, 'hazard').length === 0) return false
  const reason = Math.max(0, ...at(sentence, 'reason').map((mark) => (mark.end <= span.start ? mark.end : 0)))
  return !at(sentence, 'use_verb').some((verb) => verb.start >= reason && verb.end <= span.start)
}
