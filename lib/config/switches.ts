/**
 * What leans on private parts of the framework, by the name of its folder. Each can be switched off, for a framework
 * that has changed under it and for measuring what it brings: `WITHOUT=page-memory,deferred-scripts`.
 */
export const switches = ['page-cache', 'page-memory', 'deferred-scripts'] as const
export type Switch = (typeof switches)[number]

/** Read once: the build and the server are started with it. */
const without = new Set((process.env.WITHOUT ?? '').split(',').map((name) => name.trim()))

export const isSwitchedOn = (name: Switch): boolean => !without.has(name)
