export type PlanCategory = 'offline' | 'individual' | 'group' | 'demo'

export interface Plan {
  id: string
  title: string
  description: string
  /** As it is printed: the price of the whole plan. */
  price: string
  /** As it is printed and as it stands in the enquiry. */
  sessions: string
  category: PlanCategory
  /** The one plan that is set in light on the page. */
  isSuggested?: true
}

export interface PlanGroup {
  category: PlanCategory
  title: string
  /** What every plan of the group shares: when, or how long. */
  rhythm: string
  introduction: string
}

export const planGroups: PlanGroup[] = [
  {
    category: 'offline',
    title: 'Offline Membership',
    rhythm: 'Every Sunday',
    introduction:
      'Real boards, real clocks and a real opponent across the table, in our hall on Station Road.',
  },
  {
    category: 'individual',
    title: 'Online Coaching: Individual',
    rhythm: '45 min/session',
    introduction: 'You and a coach, with your own games on the board. The pace is yours.',
  },
  {
    category: 'group',
    title: 'Online Coaching: Group',
    rhythm: '55 min/session',
    introduction:
      'A handful of players of one strength. You learn as much from their questions as from your own.',
  },
  {
    category: 'demo',
    title: 'Demo Session',
    rhythm: 'One lesson, no obligation',
    introduction: 'See how we teach before you decide anything.',
  },
]

export const plans: Plan[] = [
  {
    id: 'real-silver',
    title: 'Real Silver',
    description:
      'Four Sundays in the hall: a lesson at the demonstration board, then games with a coach walking between the tables.',
    price: '₹999',
    sessions: '4 sessions',
    category: 'offline',
  },
  {
    id: 'real-gold',
    title: 'Real Gold',
    description:
      'Twenty-four Sundays, about half a year: tactics, endgames and openings in a fixed order, with practice games on the clock.',
    price: '₹2999',
    sessions: '24 sessions',
    category: 'offline',
    isSuggested: true,
  },
  {
    id: 'solo-bronze',
    title: 'Solo Bronze',
    description:
      'Four lessons alone with a coach: enough to go through your recent games and find the habit that costs you most.',
    price: '₹1999',
    sessions: '4 sessions',
    category: 'individual',
  },
  {
    id: 'solo-silver',
    title: 'Solo Silver',
    description:
      'Twelve lessons built around your games: an opening for each colour, tactics to solve between lessons, endgames you will really reach.',
    price: '₹4999',
    sessions: '12 sessions',
    category: 'individual',
  },
  {
    id: 'solo-gold',
    title: 'Solo Gold',
    description:
      'Twenty-four lessons for players who want a rating: preparation before each tournament, and a review of every game after it.',
    price: '₹8999',
    sessions: '24 sessions',
    category: 'individual',
  },
  {
    id: 'silver-group',
    title: 'Silver Group',
    description:
      'Four lessons in a small group: everybody solves the same positions, explains a move aloud and plays the others.',
    price: '₹999',
    sessions: '4 sessions',
    category: 'group',
  },
  {
    id: 'gold-group',
    title: 'Gold Group',
    description:
      'Twelve lessons with the same group and the same coach: a full course, with a small tournament of your own at the end.',
    price: '₹1999',
    sessions: '12 sessions',
    category: 'group',
  },
  {
    id: 'demo',
    title: 'Demo',
    description:
      'We play a short game, look at it together, and tell you honestly which plan fits, and whether one does.',
    price: 'Free',
    sessions: '1 session',
    category: 'demo',
  },
]

/** What the visitor's message box holds after Enquire Now. */
export function enquiryText(plan: Plan): string {
  return `Hello! I would like to know more about the ${plan.title} program (${plan.sessions}).`
}
