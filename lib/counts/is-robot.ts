const ROBOT =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|whatsapp|telegram|curl|wget|python|java\/|go-http|okhttp|axios|node|monitor|scan/i;

/** Whether a program names itself one, or is no browser that we know of. */
export const isRobot = (userAgent: string | null): boolean =>
  !userAgent?.startsWith('Mozilla/') || ROBOT.test(userAgent);
