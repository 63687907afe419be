/** Before an age, 'U-9', 'अंडर 9': parts of regular expressions with the flags `iu`. */
export const UNDER = '(?:under|below|u|अंडर|अन्डर)'

/** Behind an age: '9 वर्षांखालील', '9 वर्षाच्या आतील', '9 वर्ष से कम', '9 varshakhalil'. */
export const YEARS_UNDER =
  '(?:वर्ष(?:ा?ं?|े)\\s?(?:वया)?(?:खालील?|(?:च्या\\s?)?आत(?:ील)?)|वर्ष से कम|vars?ha?n?\\s?(?:khalil|(?:chya\\s?)?aa?t(?:il)?))'

/** Years of age, whatever stands behind them: 'वर्षे', 'varsh', 'yrs'. */
export const YEARS = 'वर्षे?|साल|vars?ha?|years?|yrs'
