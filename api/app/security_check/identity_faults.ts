import { identity as ours } from '#shared/identity/identity'

/** Domains of documents and tests (RFC 2606), and this machine: what is served there is seen by nobody. */
const UNREAL = /(^|\.)(example|test|invalid|localhost)$|^[\d.]+$|^\[/

/** A domain that belongs to nobody, or an Indian mobile number that begins as none does. */
const PLACEHOLDER = /\.example$|^(tel:)?\+?91 ?5/

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** What of the sample academy would be shown to the visitors of a real domain, a sentence each. */
export function identityFaults(appUrl: string | undefined, identity: object = ours): string[] {
  if (!URL.canParse(appUrl ?? '') || UNREAL.test(new URL(appUrl!).hostname)) return []
  const placeholders = textsOf(identity).filter((text) => PLACEHOLDER.test(text))
  const faults: string[] = []
  if (placeholders.length > 0) {
    const named = placeholders.join(', ')
    faults.push(`api/shared/identity/identity.ts has placeholders (${named}): write what is yours.`)
  }
  if ('hasSampleTestimonials' in identity && identity.hasSampleTestimonials) {
    faults.push(
      'The testimonials are samples: replace those of site/src/content/testimonials.ts, then set ' +
        'hasSampleTestimonials in api/shared/identity/identity.ts to false.'
    )
  }
  return faults
}
