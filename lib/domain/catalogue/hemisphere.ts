/** The beginnings of time zones with winter in July and distinct seasons, in the tz database. */
const southernZones = [
  'Africa/Gaborone',
  'Africa/Harare',
  'Africa/Johannesburg',
  'Africa/Lusaka',
  'Africa/Maputo',
  'Africa/Maseru',
  'Africa/Mbabane',
  'Africa/Windhoek',
  'America/Argentina/',
  'America/Asuncion',
  'America/Buenos_Aires',
  'America/Campo_Grande',
  'America/Cordoba',
  'America/Coyhaique',
  'America/Cuiaba',
  'America/La_Paz',
  'America/Lima',
  'America/Mendoza',
  'America/Montevideo',
  'America/Punta_Arenas',
  'America/Santiago',
  'America/Sao_Paulo',
  'Antarctica/',
  'Atlantic/Stanley',
  'Australia/',
  'Indian/Antananarivo',
  'Indian/Mauritius',
  'Indian/Reunion',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Easter',
  'Pacific/Norfolk',
  'Pacific/Noumea',
]

/** Returns whether a time zone, such as America/Lima, is far enough south of the equator to have summer in January. */
export function isSouthern(timeZone: string): boolean {
  return southernZones.some((zone) => timeZone.startsWith(zone))
}
