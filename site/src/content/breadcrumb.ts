import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absolute } from '~/lib/absolute'

/** Where a page stands, from its list down to itself. */
export function breadcrumbJsonLd(
  steps: { name: string; path: string }[]
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}
