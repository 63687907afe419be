export interface Picture {
  width: number
  height: number
  srcset: { avif: string | null; webp: string; jpeg: string }
  placeholder: string
}
export interface Tournament {
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
export interface Achievement {
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
