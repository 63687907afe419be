/** 26 MB and a third of a second, which only processes pay that somebody uses a passkey with. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** Of COSE, in the order of preference: EdDSA, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]
