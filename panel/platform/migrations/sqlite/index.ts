import type { Migration } from '../../db/migrate-safely.ts';
import { up as up_20261121_044218_initial } from './20261121_044218_initial.ts';
import { up as up_20261121_051014_inbox } from './20261121_051014_inbox.ts';
import { up as up_20261121_074410_privacy } from './20261121_074410_privacy.ts';
import { up as up_20261121_230219_staff_sign_in } from './20261121_230219_staff_sign_in.ts';
import { up as up_20261121_234223_photo_views } from './20261121_234223_photo_views.ts';
import { up as up_20261122_000342_takedowns } from './20261122_000342_takedowns.ts';
import { up as up_20261122_003510_staff_accounts } from './20261122_003510_staff_accounts.ts';
import { up as up_20261122_024310_second_step } from './20261122_024310_second_step.ts';
import { up as up_20261122_033524_gallery_download } from './20261122_033524_gallery_download.ts';
import { up as up_20261122_091600_copies } from './20261122_091600_copies.ts';
import { up as up_20261122_092911_claims_and_limits } from './20261122_092911_claims_and_limits.ts';
import { up as up_20261123_005035_slide_talent } from './20261123_005035_slide_talent.ts';
import { up as up_20261123_030841_safety_net } from './20261123_030841_safety_net.ts';
import { up as up_20261123_080808_roster_and_replies } from './20261123_080808_roster_and_replies.ts';
import { up as up_20261123_140442_talents_by_name } from './20261123_140442_talents_by_name.ts';
import { up as up_20261123_183124_talents_by_name_and_age } from './20261123_183124_talents_by_name_and_age.ts';
import { up as up_20261126_133812_agency_words } from './20261126_133812_agency_words.ts';
import { up as up_20261126_155005_named_writes } from './20261126_155005_named_writes.ts';
import { up as up_20261126_183557_application_trash } from './20261126_183557_application_trash.ts';
import { up as up_20261127_021642_inbox_assignees } from './20261127_021642_inbox_assignees.ts';
import { up as up_20261127_043619_talents_found_by } from './20261127_043619_talents_found_by.ts';
import { up as up_20261127_074404_agency_in_one_place } from './20261127_074404_agency_in_one_place.ts';
import { up as up_20261127_083707_packages } from './20261127_083707_packages.ts';
import { up as up_20261127_085318_texts_and_menu } from './20261127_085318_texts_and_menu.ts';
import { up as up_20261127_114236_package_desk } from './20261127_114236_package_desk.ts';
import { up as up_20261127_115831_package_client_side } from './20261127_115831_package_client_side.ts';
import { up as up_20261127_121834_menu_divisions } from './20261127_121834_menu_divisions.ts';
import { up as up_20261127_122204_terms_trash } from './20261127_122204_terms_trash.ts';
import { up as up_20261127_152330_agency_history } from './20261127_152330_agency_history.ts';
import { up as up_20261127_182629_package_takedowns } from './20261127_182629_package_takedowns.ts';
import { up as up_20261127_210613_package_reads } from './20261127_210613_package_reads.ts';
import { up as up_20261127_212357_client_country } from './20261127_212357_client_country.ts';
import { up as up_20261127_215838_replaced_pictures } from './20261127_215838_replaced_pictures.ts';

export const migrations: Migration[] = [
  { name: '20261121_044218_initial', up: up_20261121_044218_initial },
  { name: '20261121_051014_inbox', up: up_20261121_051014_inbox },
  { name: '20261121_074410_privacy', up: up_20261121_074410_privacy },
  { name: '20261121_230219_staff_sign_in', up: up_20261121_230219_staff_sign_in },
  { name: '20261121_234223_photo_views', up: up_20261121_234223_photo_views },
  { name: '20261122_000342_takedowns', up: up_20261122_000342_takedowns },
  { name: '20261122_003510_staff_accounts', up: up_20261122_003510_staff_accounts },
  { name: '20261122_024310_second_step', up: up_20261122_024310_second_step },
  { name: '20261122_033524_gallery_download', up: up_20261122_033524_gallery_download },
  { name: '20261122_091600_copies', up: up_20261122_091600_copies },
  { name: '20261122_092911_claims_and_limits', up: up_20261122_092911_claims_and_limits },
  { name: '20261123_005035_slide_talent', up: up_20261123_005035_slide_talent },
  { name: '20261123_030841_safety_net', up: up_20261123_030841_safety_net },
  { name: '20261123_080808_roster_and_replies', up: up_20261123_080808_roster_and_replies },
  { name: '20261123_140442_talents_by_name', up: up_20261123_140442_talents_by_name },
  { name: '20261123_183124_talents_by_name_and_age', up: up_20261123_183124_talents_by_name_and_age },
  { name: '20261126_133812_agency_words', up: up_20261126_133812_agency_words },
  { name: '20261126_155005_named_writes', up: up_20261126_155005_named_writes },
  { name: '20261126_183557_application_trash', up: up_20261126_183557_application_trash },
  { name: '20261127_021642_inbox_assignees', up: up_20261127_021642_inbox_assignees },
  { name: '20261127_043619_talents_found_by', up: up_20261127_043619_talents_found_by },
  { name: '20261127_074404_agency_in_one_place', up: up_20261127_074404_agency_in_one_place },
  { name: '20261127_083707_packages', up: up_20261127_083707_packages },
  { name: '20261127_085318_texts_and_menu', up: up_20261127_085318_texts_and_menu },
  { name: '20261127_114236_package_desk', up: up_20261127_114236_package_desk },
  { name: '20261127_115831_package_client_side', up: up_20261127_115831_package_client_side },
  { name: '20261127_121834_menu_divisions', up: up_20261127_121834_menu_divisions },
  { name: '20261127_122204_terms_trash', up: up_20261127_122204_terms_trash },
  { name: '20261127_152330_agency_history', up: up_20261127_152330_agency_history },
  { name: '20261127_182629_package_takedowns', up: up_20261127_182629_package_takedowns },
  { name: '20261127_210613_package_reads', up: up_20261127_210613_package_reads },
  { name: '20261127_212357_client_country', up: up_20261127_212357_client_country },
  { name: '20261127_215838_replaced_pictures', up: up_20261127_215838_replaced_pictures },
];
