/** Where it is winter in July, and seasons differ at all: by names of the tz database, and by beginnings of them. */
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

/** Whether a time zone, such as America/Lima, lies south of the equator and far enough from it to have a summer at the turn of the year. */
export function isSouthern(timeZone: string): boolean {
  return southernZones.some((zone) => (zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone))
}
