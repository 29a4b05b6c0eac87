import type { Language } from '#lib/domain/platform/basics'

/** Words that the glossary (messages/README.md) replaces with others. */
export const avoidedWords: Record<Language, RegExp> = {
  en: /(?<!\p{L})(nappy|nappies|mum|mummy|colour\w*|favourite|centres?|(?:centi|milli|kilo)?metres?|pavement|torch|rubbish|jumper|trousers|biscuits?)(?!\p{L})/iu,
  es: /(?<!\p{L})(coches?|aceras?|rotulador(es)?|peques?|vosotr[oa]s|vuestr[oa]s?|zumos?|ordenador(es)?|gafas|patatas?|móvil(es)?)(?!\p{L})/iu,
  he: /(?<!\p{L})(ה?קטנטנים|לקטנטנים|שהקטנטנים)(?!\p{L})/u,
}
