/** The largest that both databases keep as an id. */
export const ID_MAX = 2_147_483_647;

export const isPossibleId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= ID_MAX;
