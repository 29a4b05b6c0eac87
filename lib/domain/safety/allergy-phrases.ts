/** Phrases around the name of an allergy, in the three languages. */

const phrase = /allerg|intoleran|sensitiv|al[ée]rg|sensib|אלרגי|רגיש|סבילות/iu

/** Returns whether a text says that it is about an allergy: "allergic to kiwi", "lactose intolerant". */
export function hasAllergyPhrase(text: string): boolean {
  return phrase.test(text)
}

/** Returns only the name from "Allergic to cats", "lactose intolerant", "alergia al kiwi", "רגישה לבוטנים", in lower case. */
export function withoutAllergyPhrase(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^(?:severe |mild |severely |mildly )?(?:(?:allerg(?:y|ies|ic)|intolerant|sensitive) (?:to|of)|allerg(?:y|ies):) /, '')
    .replace(/[ -](?:allerg(?:y|ies|ic)|intoleran(?:t|ce)|sensitiv(?:e|ity))$/, '')
    .replace(/^(?:(?:alergia|al[ée]rgic[oa]|intolerante|intolerancia|sensible|sensibilidad)(?: severa| leve)? )?(?:al|a la|a los|a las|a) /, '')
    .replace(/^(?:אלרגי|רגיש|אי[ ־-]?סבילות)(?:\/?(?:ה|ת|ים|ות))? (?:ל|אל )/, '')
}
