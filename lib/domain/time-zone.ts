/** The agency's city decides the day: ages turn at its midnight. */
export const AGENCY_TIME_ZONE = 'America/Sao_Paulo';
