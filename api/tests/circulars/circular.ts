/** A made-up circular and what a careful person would fill in from it; absent: it says nothing. */
export interface Circular {
  text: string
  expected: {
    title?: string
    startDate?: string
    endDate?: string
    entryDeadline?: string
    reportingTime?: string
    venue?: string
    city?: string
    mapUrl?: string
    entryFee?: string
    maxParticipants?: string
    rounds?: string
    format?: string
    timeControl?: string
    rated?: 'fide' | 'state' | 'no'
    eligibility?: string
    categories?: string
    federationCodes?: string
    contactName?: string
    contactPhone?: string
    formLink?: string
    /** `position|amount` of every cash prize. */
    prizes?: string[]
  }
}
