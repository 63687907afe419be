/** A place on Google's map, found by its name; nothing is requested before it is pressed. */
export function mapSearch(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
