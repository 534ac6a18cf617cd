type Page<Item> = { data: Item[]; last_page: number };

export async function allPages<Item>(read: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const { data, last_page } = await read(1);
  for (let page = 2; page <= last_page; page += 1) data.push(...(await read(page)).data);
  return data;
}
