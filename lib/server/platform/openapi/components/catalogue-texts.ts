import 'server-only'

/** A library activity in three languages, shortened to the minimum of required parts. */
export const exampleTexts = {
  en: {
    title: 'Catch My Shadow',
    description: 'Chase each other’s shadows over the grass and try to stamp on them.',
    benefits: ['Running and watching the ground at once trains looking ahead', 'Guessing where a shadow falls is early thinking about light'],
    instructions: [
      'Go out to an open patch of grass.',
      'Turn your backs to the sun.',
      'Stamp on your child’s shadow and call "Got you!"',
      'Swap: your child runs after yours.',
    ],
    safetyNotes: ['Never look straight at the sun.'],
    easier: 'Stand still and let your child step on your shadow.',
    harder: 'Touch my shadow hand with your shadow hand.',
  },
  es: {
    title: 'Atrapa mi sombra',
    description: 'Persigan la sombra del otro por el césped e intenten pisarla.',
    benefits: ['Mirar el suelo y correr a la vez ejercita anticiparse', 'Adivinar dónde caerá una sombra es empezar a pensar en la luz'],
    instructions: [
      'Salgan a un césped despejado.',
      'Pónganse de espaldas al sol.',
      'Pisa la sombra de tu hijo y di «¡Te atrapé!».',
      'Ahora al revés: tu hijo persigue la tuya.',
    ],
    safetyNotes: ['Nunca se mira directamente al sol.'],
    easier: 'Quédate en tu sitio y deja que tu hijo pise tu sombra.',
    harder: 'Toca la mano de mi sombra con la mano de tu sombra.',
  },
  he: {
    title: 'תופסים את הצל',
    description: 'רודפים זה אחרי הצל של זה על הדשא ומנסים לדרוך עליו.',
    benefits: ['לרוץ ולהסתכל על הקרקע בו בזמן מאמן מבט קדימה', 'לנחש איפה ייפול הצל זו חשיבה ראשונה על אור'],
    instructions: ['צאו לדשא פתוח.', 'עמדו עם הגב לשמש.', 'דרכו על הצל של הילדים וקראו ״תפסתי!״', 'החליפו: הם רצים אחרי הצל שלכם.'],
    safetyNotes: ['אף פעם לא מסתכלים ישר אל השמש.'],
    easier: 'עמדו במקום ותנו לילדים לדרוך על הצל שלכם.',
    harder: 'געו עם יד הצל שלכם ביד הצל שלי.',
  },
}
