/**
 * A path of ours as a full address. Pages rendered on request follow the environment they run in,
 * the others the one they were built in.
 */
export function absolute(path: string): string {
  return new URL(path, process.env.APP_URL ?? import.meta.env.SITE).href
}
