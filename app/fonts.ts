import localFont from 'next/font/local'

// Rubik holds Latin and Hebrew in one face. Only these two subsets are needed; browsers choose by character range.
const latin = localFont({
  src: '../node_modules/@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2',
  variable: '--font-rubik-latin',
  weight: '300 900',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
    },
  ],
})
const hebrew = localFont({
  src: '../node_modules/@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2',
  variable: '--font-rubik-hebrew',
  weight: '300 900',
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0590-05FF, U+200C-2010, U+20AA, U+25CC, U+FB1D-FB4F' }],
})

/** Classes that define both font variables. */
export const fontVariables = `${latin.variable} ${hebrew.variable}`
