/** As people write it: a part of a regular expression. */
export const WHATSAPP = 'whats[ -]?app|व(?:्हा|्हॉ|ॉ|ा)ट्?स[ -]?(?:अ|ए|ॲ)प'
