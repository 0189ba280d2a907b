/** The environments of the product; the build reads them too, so this module imports nothing. */
export const environments = ['sit', 'uat', 'pre', 'prod'] as const;
/** The environment of a build that names none. */
export const defaultEnvironment = 'prod';
