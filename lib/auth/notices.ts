/** What the sign-in page says to somebody who comes from an e-mail, by the `notice` of its address. */
export const notices = ['confirmed', 'link'] as const

export type LoginNotice = (typeof notices)[number]
