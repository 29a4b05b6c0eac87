/** The fields of a place that a file may name differently. */
export const namedFields = ['name', 'description', 'address', 'hours', 'phone', 'image_url', 'category', 'latitude', 'longitude', 'id'] as const
export type NamedField = (typeof namedFields)[number]

/** The import option for each field's property or column. */
export const fieldKeys = {
  name: 'nameField',
  description: 'descriptionField',
  address: 'addressField',
  hours: 'hoursField',
  phone: 'phoneField',
  image_url: 'imageUrlField',
  category: 'categoryField',
  latitude: 'latitudeField',
  longitude: 'longitudeField',
  id: 'idField',
} as const satisfies Record<NamedField, string>

/** The chosen property or column of each field, if any. */
export type ChosenFields = Partial<Record<NamedField, string>>

/** Common names of properties and columns, the best first, spelled as by `plainKey`. */
const common: Record<NamedField, string[]> = {
  name: [
    'name',
    'title',
    'place',
    'label',
    'place_name',
    'placename',
    'name:en',
    'site_name',
    'site',
    'park_name',
    'park',
    'facility_name',
    'facility',
    'location_name',
    'nombre',
    'titulo',
    'título',
    'lugar',
    'שם',
    'מקום',
    'כותרת',
  ],
  description: ['description', 'desc', 'details', 'about', 'summary', 'comments', 'descripcion', 'descripción', 'detalles', 'תיאור', 'פרטים'],
  address: ['address', 'addr:full', 'full_address', 'street_address', 'site_address', 'addr', 'direccion', 'dirección', 'domicilio', 'כתובת'],
  hours: [
    'opening_hours',
    'hours',
    'open_hours',
    'hours_of_operation',
    'openinghours',
    'operating_hours',
    'horario',
    'horarios',
    'שעות',
    'שעות_פתיחה',
  ],
  phone: ['phone', 'contact:phone', 'telephone', 'phone_number', 'tel', 'telefono', 'teléfono', 'טלפון'],
  image_url: ['image_url', 'image', 'photo_url', 'photo', 'picture', 'img', 'imagen', 'foto', 'תמונה'],
  category: ['category', 'type', 'kind', 'facility_type', 'park_type', 'site_type', 'categoria', 'categoría', 'tipo', 'קטגוריה', 'סוג'],
  latitude: ['latitude', 'lat', 'y', 'geo_lat', 'latitud', 'קו_רוחב'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'x', 'geo_lon', 'geo_lng', 'longitud', 'קו_אורך'],
  id: ['source_id', 'id', 'objectid', 'object_id', 'fid', 'gid', 'globalid', 'uuid'],
}

/** Normalizes the name of a property or column: "Opening Hours", "opening-hours" and " opening_hours" are the same. */
export function plainKey(key: string): string {
  return key
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
}

/** Returns an entry's value of a field: only under the chosen name, else under the first common name it has. */
export function fieldOf(properties: ReadonlyMap<string, string>, field: NamedField, chosen: ChosenFields): string | undefined {
  const named = chosen[field]
  if (named !== undefined) return properties.get(plainKey(named))
  return common[field].map((name) => properties.get(name)).find((value) => value !== undefined)
}

/** Returns the default column or property of a field: the best common name among these. */
export function guessedName(names: readonly string[], field: NamedField): string | undefined {
  for (const one of common[field]) {
    const found = names.find((name) => plainKey(name) === one)
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns whether there is a column for a field. */
export function hasField(columns: readonly string[], field: NamedField, chosen: ChosenFields): boolean {
  const named = chosen[field]
  if (named === undefined) return guessedName(columns, field) !== undefined
  return columns.some((column) => plainKey(column) === plainKey(named))
}

const delimiters = [',', ';', '\t', '|']

/** Returns the column delimiter of a table: the most frequent one in its first line, outside quotation marks. */
export function delimiterOf(firstLine: string): string {
  const bare = firstLine.replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string) => bare.split(delimiter).length
  return delimiters.reduce((most, delimiter) => (count(delimiter) > count(most) ? delimiter : most))
}
