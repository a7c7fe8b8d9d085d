/** A link inside a text, written as `[words](target)`; the groups are its words and its target. */
export const textLink = /\[([^\]]+)\]\(([^)\s]+)\)/g
