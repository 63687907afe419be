import { renderSVG } from 'uqr'

/** For a page, its dialog and the poster. */
export const paymentCode = (payment: string) => renderSVG(payment, { border: 2, ecc: 'M' })
