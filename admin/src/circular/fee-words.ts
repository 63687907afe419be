/** Words of what it costs to enter. */
export const FEE =
  /\bfees?\b|\bentry\b(?!\s*(?:form|link|deadline|last))|\bregistration\s+(?:charges?|amount|rs)|how much|per (?:child|head|player|person|kid|student|participant|team)|\bcharges?\b|फी(?!\p{L})|फ़?ीस|शुल्क|प्रवेश|pravesh/iu
