/** Age choices, in months: each stands for a range and has the age in its middle as value. */
export const ageChoices = [
  { value: 3, ageMinMonths: 0, ageMaxMonths: 5 },
  { value: 9, ageMinMonths: 6, ageMaxMonths: 11 },
  { value: 18, ageMinMonths: 12, ageMaxMonths: 23 },
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((years) => ({ value: years * 12 + 6, ageMinMonths: years * 12, ageMaxMonths: years * 12 })),
]
