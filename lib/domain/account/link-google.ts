/** The page where linking Google begins and ends. A sign-in at Google that was started to come back here is one that links. */
export const LINK_GOOGLE_PAGE = '/link-google'
