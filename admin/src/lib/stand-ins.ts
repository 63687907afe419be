/** The small ones, which the worker keeps for when there is no network. */
const files = import.meta.glob<string>('../../../site/src/assets/stand-ins/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of one of the site's renders, by the name that `standInFor` gives. */
export const standInUrl = (name: string) =>
  Object.entries(files).find(([path]) => path.includes(`/${name}-`))?.[1]
