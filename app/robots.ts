import type { MetadataRoute } from 'next'
import { site } from '@/lib/site'

/** Public pages are open to every robot; the panel and the API are not for them. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/'] },
    sitemap: `${site.origin}/sitemap.xml`,
  }
}
