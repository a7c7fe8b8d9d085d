import { useEffect, useState } from 'react'

/**
 * A part of the page's code that is fetched once it is wanted; undefined until then, and where it does not come, as
 * without a connection: the page goes on without it.
 * @param load the same function at each render
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const isMissing = isWanted && loaded === undefined
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    load().then(
      (part) => {
        if (isCurrent) setLoaded({ part })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load])
  return loaded?.part
}
