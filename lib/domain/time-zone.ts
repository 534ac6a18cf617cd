/** The agency's city decides what day it is: ages turn at its midnight. */
export const AGENCY_TIME_ZONE = 'America/Sao_Paulo';
