import type { PostgresMigration } from '../../db/migrate-postgres.ts';
import { up as up_20261122_101649_initial } from './20261122_101649_initial.ts';
import { up as up_20261123_005038_slide_talent } from './20261123_005038_slide_talent.ts';
import { up as up_20261123_030847_safety_net } from './20261123_030847_safety_net.ts';
import { up as up_20261123_080813_roster_and_replies } from './20261123_080813_roster_and_replies.ts';
import { up as up_20261123_140452_talents_by_name } from './20261123_140452_talents_by_name.ts';
import { up as up_20261123_183130_talents_by_name_and_age } from './20261123_183130_talents_by_name_and_age.ts';
import { up as up_20261126_133833_agency_words } from './20261126_133833_agency_words.ts';
import { up as up_20261126_155011_named_writes } from './20261126_155011_named_writes.ts';
import { up as up_20261126_183604_application_trash } from './20261126_183604_application_trash.ts';
import { up as up_20261127_021648_inbox_assignees } from './20261127_021648_inbox_assignees.ts';
import { up as up_20261127_043628_talents_found_by } from './20261127_043628_talents_found_by.ts';
import { up as up_20261127_045943_manager_role } from './20261127_045943_manager_role.ts';
import { up as up_20261127_074427_agency_in_one_place } from './20261127_074427_agency_in_one_place.ts';
import { up as up_20261127_083731_packages } from './20261127_083731_packages.ts';
import { up as up_20261127_085331_texts_and_menu } from './20261127_085331_texts_and_menu.ts';
import { up as up_20261127_114240_package_desk } from './20261127_114240_package_desk.ts';
import { up as up_20261127_115836_package_client_side } from './20261127_115836_package_client_side.ts';
import { up as up_20261127_121837_menu_divisions } from './20261127_121837_menu_divisions.ts';
import { up as up_20261127_122211_terms_trash } from './20261127_122211_terms_trash.ts';
import { up as up_20261127_152342_agency_history } from './20261127_152342_agency_history.ts';
import { up as up_20261127_182650_package_takedowns } from './20261127_182650_package_takedowns.ts';
import { up as up_20261127_210633_package_reads } from './20261127_210633_package_reads.ts';
import { up as up_20261127_212413_client_country } from './20261127_212413_client_country.ts';
import { up as up_20261127_215900_replaced_pictures } from './20261127_215900_replaced_pictures.ts';

export const migrations: PostgresMigration[] = [
  { name: '20261122_101649_initial', up: up_20261122_101649_initial },
  { name: '20261123_005038_slide_talent', up: up_20261123_005038_slide_talent },
  { name: '20261123_030847_safety_net', up: up_20261123_030847_safety_net },
  { name: '20261123_080813_roster_and_replies', up: up_20261123_080813_roster_and_replies },
  { name: '20261123_140452_talents_by_name', up: up_20261123_140452_talents_by_name },
  { name: '20261123_183130_talents_by_name_and_age', up: up_20261123_183130_talents_by_name_and_age },
  { name: '20261126_133833_agency_words', up: up_20261126_133833_agency_words },
  { name: '20261126_155011_named_writes', up: up_20261126_155011_named_writes },
  { name: '20261126_183604_application_trash', up: up_20261126_183604_application_trash },
  { name: '20261127_021648_inbox_assignees', up: up_20261127_021648_inbox_assignees },
  { name: '20261127_043628_talents_found_by', up: up_20261127_043628_talents_found_by },
  { name: '20261127_045943_manager_role', up: up_20261127_045943_manager_role },
  { name: '20261127_074427_agency_in_one_place', up: up_20261127_074427_agency_in_one_place },
  { name: '20261127_083731_packages', up: up_20261127_083731_packages },
  { name: '20261127_085331_texts_and_menu', up: up_20261127_085331_texts_and_menu },
  { name: '20261127_114240_package_desk', up: up_20261127_114240_package_desk },
  { name: '20261127_115836_package_client_side', up: up_20261127_115836_package_client_side },
  { name: '20261127_121837_menu_divisions', up: up_20261127_121837_menu_divisions },
  { name: '20261127_122211_terms_trash', up: up_20261127_122211_terms_trash },
  { name: '20261127_152342_agency_history', up: up_20261127_152342_agency_history },
  { name: '20261127_182650_package_takedowns', up: up_20261127_182650_package_takedowns },
  { name: '20261127_210633_package_reads', up: up_20261127_210633_package_reads },
  { name: '20261127_212413_client_country', up: up_20261127_212413_client_country },
  { name: '20261127_215900_replaced_pictures', up: up_20261127_215900_replaced_pictures },
];
