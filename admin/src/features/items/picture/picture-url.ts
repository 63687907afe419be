const urls = new WeakMap<Blob, string>()
const owners = new FinalizationRegistry<string>((url) => URL.revokeObjectURL(url))

/** One object URL per blob for as long as something holds the blob. */
export function pictureUrl(blob: Blob): string {
  const known = urls.get(blob)
  if (known) return known
  const url = URL.createObjectURL(blob)
  urls.set(blob, url)
  owners.register(blob, url)
  return url
}
