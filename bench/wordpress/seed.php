<?php
/**
 * Installs WordPress and fills it: `php seed.php content.json` (content.ts) in WordPress' folder. 1,000 talents are
 * posts with measures, a featured image and a gallery; the list is a page with the core blocks Query Loop and Post
 * Template. Theme and settings are the defaults, but for the addresses and one rule of CSS.
 */
const POSTS = 1000;
// The core block has one column on a phone; our list has two.
const TWO_COLUMNS = '@media (max-width: 599px) { .page .wp-block-post-template.is-flex-container > li { width: calc(50% - .625em) } }';

/** Replaces WordPress' own: no mail to the administrator. */
function wp_new_blog_notification(): void {}

/** Makes the tables and sets the addresses. */
function install_site(): void {
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    require_once ABSPATH . 'wp-admin/includes/image.php';
    $installed = wp_install('Passarela', 'staff', 'staff@passarela.example', true, '', wp_generate_password());
    wp_installing(false);
    wp_set_current_user($installed['user_id']);
    foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $sample) {
        wp_delete_post($sample->ID, true);
    }
    global $wp_rewrite;
    $wp_rewrite->set_permalink_structure('/modelos/%post_id%/%postname%');
    $wp_rewrite->flush_rules(false);
}

/** A file as a media attachment with all sizes that WordPress makes, each file once; returns its id. */
function attach(string $file): int {
    static $attached = [];
    return $attached[$file] ??= upload($file);
}

function upload(string $file): int {
    $upload = wp_upload_bits(basename($file), null, file_get_contents($file));
    $id = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => basename($file)], $upload['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $upload['file']));
    return $id;
}

function image_block(int $id): string {
    $src = wp_get_attachment_image_url($id, 'large');
    return "<!-- wp:image {\"id\":$id,\"sizeSlug\":\"large\",\"linkDestination\":\"none\"} --><figure class=\"wp-block-image size-large\">"
        . "<img src=\"$src\" alt=\"\" class=\"wp-image-$id\"/></figure><!-- /wp:image -->";
}

function profile_blocks(string $measures, array $pictures): string {
    return '<!-- wp:paragraph --><p>' . esc_html($measures) . '</p><!-- /wp:paragraph -->'
        . '<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">'
        . implode('', array_map('image_block', $pictures)) . '</figure><!-- /wp:gallery -->';
}

function list_blocks(int $listed): string {
    $query = ['perPage' => $listed, 'pages' => 0, 'offset' => 0, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false];
    $loop = ['queryId' => 0, 'query' => $query, 'displayLayout' => ['type' => 'flex', 'columns' => 2], 'align' => 'wide'];
    return '<!-- wp:query ' . wp_json_encode($loop) . ' --><div class="wp-block-query alignwide"><!-- wp:post-template -->'
        . '<!-- wp:post-featured-image {"isLink":true,"sizeSlug":"medium"} /-->'
        . '<!-- wp:post-title {"isLink":true,"fontSize":"medium"} /--><!-- /wp:post-template -->'
        . '<!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-next /-->'
        . '<!-- /wp:query-pagination --></div><!-- /wp:query -->';
}

function publish(array $post): int {
    $closed = ['post_status' => 'publish', 'comment_status' => 'closed', 'ping_status' => 'closed'];
    return wp_insert_post($post + $closed, true) ?: throw new Exception("No post {$post['post_title']}");
}

['listed' => $listed, 'talents' => $talents, 'gallery' => $files] = json_decode(file_get_contents($argv[1]), true);
(new mysqli(socket: getenv('WORDPRESS_SOCKET'), username: 'root'))->query('CREATE DATABASE wordpress');
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('WORDPRESS_URL'), PHP_URL_HOST);
require getcwd() . '/wp-load.php';
install_site();
$covers = array_map(fn ($talent) => attach($talent['cover']), $talents);
$gallery = array_map('attach', $files);
wp_defer_term_counting(true);
for ($at = 0; $at < POSTS; $at += 1) {
    $talent = $talents[$at % count($talents)];
    $post = publish([
        // The first post has our first talent's address.
        'import_id' => $at === 0 ? $talent['id'] : 0,
        'post_title' => $talent['name'],
        'post_content' => profile_blocks($talent['measures'], $gallery),
        'post_date' => gmdate('Y-m-d H:i:s', time() - 60 * $at),
    ]);
    set_post_thumbnail($post, $covers[$at % count($covers)]);
}
wp_defer_term_counting(false);
publish(['post_type' => 'page', 'post_title' => 'Modelos', 'post_name' => 'modelos', 'post_content' => list_blocks($listed)]);
wp_update_custom_css_post(TWO_COLUMNS);
