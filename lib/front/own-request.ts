/** Carries the name that this process has for its own requests for pages; the door takes it from everybody else. */
export const ownRequestHeader = 'x-page-store'
