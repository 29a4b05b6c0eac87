/** The source of imported places, which OpenStreetMap requires, if the map itself does not name it. */
export function PlacesSource() {
  return (
    <a
      href="https://www.openstreetmap.org/copyright"
      target="_blank"
      rel="noopener noreferrer"
      className="absolute start-2 top-2 rounded-lg bg-surface/85 px-2 text-ink text-xs"
    >
      {/* biome-ignore lint/plugin: the licence asks for these words, which are not translated */}
      <span dir="ltr">© OpenStreetMap contributors</span>
    </a>
  )
}
