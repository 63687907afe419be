/** In all languages, and Marathi in Latin letters: parts of regular expressions, to stand as whole words. */
export const AND = 'and|व|आणि|आणी|और|एवं|तथा|ani|aur'
export const TO = 'to|till|through|up ?to|ते|से|te|se'
