/** What the API sends, until its generated types are there. */
export interface Picture {
  width: number
  height: number
  srcset: { avif: string | null; webp: string; jpeg: string }
  placeholder: string
}

// eslint-disable-next-line @typescript-eslint/no-namespace
export declare namespace Data {
  interface Tournament {
    _id: string
    slug: string
    title: string
    description: string
    banner: string | null
    bannerPicture: Picture | null
    formLink: string
    isActive: boolean
    maxParticipants: number | null
    prizes: { position: string; amount: number; description?: string }[]
    createdAt: string
  }
  interface Achievement {
    _id: string
    slug: string
    title: string
    studentName: string
    description: string
    date: string
    location: string
    ratingChange: string
    tags: string[]
    image: string | null
    imagePicture: Picture | null
    isActive: boolean
    createdAt: string
  }
  interface ContactMessage {
    _id: string
    name: string
    email: string
    phone: string
    subject: string
    message: string
    isRead: boolean
    createdAt: string
  }
  interface Settings {
    notificationEmails: string[]
    emailNotifications: boolean
  }
  interface User {
    email: string
  }
}
