/** The letters ו ש ה כ ל ב מ may be written as a part of the next Hebrew word: "and", "that", "the", "as", "to", "in", "from". */

/** The orders in which prefixes occur: "and that the", "when in". Vav is always the first prefix, so "מושיבים" is not "from and that …". */
const prefixOrder = /^ו?(?:לכש|כש|מש|ש)?(?:מה|[הבלמכ])?$/
const MAX_PREFIX_LENGTH = 4
/** The minimum length of a word after a prefix. */
const SHORTEST_WORD = 3

/** Final forms of letters with their usual forms. */
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** Returns the usual form of a Hebrew letter. */
export function withoutFinalForm(letter: string): string {
  return finals[letter] ?? letter
}

/** Lists a folded Hebrew word and its forms without each possible prefix. */
export function withoutPrefixes(word: string): string[] {
  const forms = [word]
  for (let cut = 1; cut <= MAX_PREFIX_LENGTH && word.length - cut >= SHORTEST_WORD; cut += 1) {
    if (wordsWithoutPrefix.has(word.slice(cut - 1))) break
    if (prefixOrder.test(word.slice(0, cut))) forms.push(word.slice(cut))
  }
  return forms
}

/**
 * Words that begin with these letters but have no prefix: "blue" is not "like sand", "found" not "from go out", "mask" not "of a pin". Not "בשום", "מדגים"
 * and "מעוף", which may also be "with garlic", "of fish" and "of chicken".
 */
const wordsWithoutPrefix: ReadonlySet<string> = new Set(
  `
    כחול כחולה כחולים כחולות לחכות מחכה מחכים בגדי בגדים
    מצאו מצאתם מצאי הראו הלכו הפנו העלו הדביק הצביעה
    משחק משחקי מספר מספרים מחבר מחברים משותף מדביק מדביקים מדביקה מדביקות
    מחליט מחליטה מחליטים מחליטות מעלה מעלים מחזיר מחזירים מחזירה מבקר מבקרים לבקר מטוס מטוסי מטוסים לטוס
    מצביע מצביעה מצביעים מסירה מסירים מסיר מפנה מחסה מפיל מפילה מפילים מצב מצבי מצבים מטיל מטילה מטילים
    משדר משדרים לשדר מעשים מכדרר מכדררים כדרור משער משערים משמיע משמיעה משמיעים מנחה מנחים מדגימה מדגימים
    מעז מעזים מאבק מקרקר מקרקרים מקרקרת מצמיד מצמידה מצמידים מסמר מסמרים מגלגל מגלגלים מגלגלת משחת מנענע מנענעים
    מעורב מעורבים מעורבת מצופה מצופים מפרפר מפרפרים מרפרף מרפרפים מרפרפת מגלי משיב משיבה משיבים מסלק מסלקים
    משום לשום ששום מריבות מריבה מחמאה מחמאות מכבש משאלה מחליפה מחליף מקפיץ מקפיצים
    מלבן מלבנים מעגל מעגלי מעגלים מסיכה מסיכת מסיכות מברג מברגים מקשקש מקשקשים מקשקשת
    מנצנץ מנצנצים מנצנצת מנצנצות מגרגר מגרגרים מחלק מחלקים מחלקת משקים משתילים
    כבד כבדה כבדים כבדות כפול כפולה כיוון כיוונים כיונים כפוף כפופה כפופים כשיש שבירות משכורת משלוח
  `
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[ךםןףץ]$/, withoutFinalForm)),
)
